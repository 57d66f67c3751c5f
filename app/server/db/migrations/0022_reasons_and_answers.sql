ALTER TABLE `order_events` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `payment_attempts` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `payment_attempts` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `payment_attempts_undecided` ON `payment_attempts` (`created_at`) WHERE "payment_attempts"."outcome" is null;