CREATE TABLE `quotas` (
	`key` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quotas_by_reset` ON `quotas` (`resets_at`);