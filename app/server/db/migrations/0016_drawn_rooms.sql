ALTER TABLE `doctor_designs` ADD `room` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `doctor_designs` ADD `plan` text DEFAULT '' NOT NULL;