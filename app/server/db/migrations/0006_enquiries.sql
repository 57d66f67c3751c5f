CREATE TABLE `enquiries` (
	`reference` text PRIMARY KEY NOT NULL,
	`product_slug` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`quantity` integer NOT NULL,
	`note` text NOT NULL,
	`locale` text NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `enquiries_by_content` ON `enquiries` (`content_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email`);--> statement-breakpoint
CREATE INDEX `enquiries_by_age` ON `enquiries` (`created_at`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `about` text;