CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`display_name` text NOT NULL,
	`phone_number` text NOT NULL,
	`locale` text NOT NULL,
	`password_hash` text,
	`google_subject` text,
	`activated_at` integer,
	`registered_with` text,
	`created_at` integer NOT NULL,
	`erase_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_google_subject_unique` ON `accounts` (`google_subject`);--> statement-breakpoint
CREATE INDEX `accounts_by_erasure` ON `accounts` (`erase_at`);--> statement-breakpoint
CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`browser` text NOT NULL,
	`os` text NOT NULL,
	`type` text NOT NULL,
	`address` text NOT NULL,
	`token_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `devices_by_account` ON `devices` (`account_id`);--> statement-breakpoint
CREATE INDEX `devices_by_expiry` ON `devices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `local_mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`letter` text NOT NULL,
	`email` text NOT NULL,
	`locale` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_by_due` ON `mail_outbox` (`due_at`);--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account_id` text NOT NULL,
	`code_hash` text,
	`wrong_codes` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_with` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_account` ON `one_time_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_use` ON `one_time_tokens` (`used_with`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_end` ON `rate_limits` (`ends_at`);