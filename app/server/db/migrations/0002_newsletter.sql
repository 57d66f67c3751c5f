CREATE TABLE `newsletter_readers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`left_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_readers_email_unique` ON `newsletter_readers` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_readers_by_state` ON `newsletter_readers` (`state`,`asked_at`);--> statement-breakpoint
ALTER TABLE `local_mail` ADD `headers` text;