CREATE TABLE `doctor_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`account_id` text,
	`idempotency_key` text,
	`request_hash` text NOT NULL,
	`function` text NOT NULL,
	`engine` text NOT NULL,
	`status` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`stage` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`parameters` text NOT NULL,
	`width` integer,
	`height` integer,
	`outputs` text NOT NULL,
	`failure` text,
	`paid_from` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`photos_until` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `doctor_jobs_by_key` ON `doctor_jobs` (`owner`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `doctor_jobs_by_owner` ON `doctor_jobs` (`owner`,`created_at`);--> statement-breakpoint
CREATE INDEX `doctor_jobs_by_age` ON `doctor_jobs` (`photos_until`);--> statement-breakpoint
CREATE INDEX `doctor_jobs_by_status` ON `doctor_jobs` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `doctor_jobs_by_account` ON `doctor_jobs` (`account_id`);--> statement-breakpoint
CREATE TABLE `token_buckets` (
	`key` text PRIMARY KEY NOT NULL,
	`full_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `token_buckets_by_end` ON `token_buckets` (`full_at`);