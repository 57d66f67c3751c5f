CREATE TABLE `order_access_codes` (
	`order_id` text PRIMARY KEY NOT NULL,
	`issued_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_access_codes_by_age` ON `order_access_codes` (`issued_at`);--> statement-breakpoint
DELETE FROM `mail_outbox` WHERE `letter` = 'order_link';
