ALTER TABLE `doctor_jobs` ADD `credits` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `doctor_jobs` SET `credits` = 0 WHERE `status` = 'cancelled' OR `failure` IS NOT NULL;