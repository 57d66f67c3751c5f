CREATE TABLE `payment_attempts` (
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`order_id` text NOT NULL,
	`amount_vnd` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `reference`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_attempt_amount" CHECK("payment_attempts"."amount_vnd" > 0),
	CONSTRAINT "payment_attempt_ends" CHECK("payment_attempts"."expires_at" > "payment_attempts"."created_at")
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_by_order` ON `payment_attempts` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `erase_when_over` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_of_guests` ON `orders` (`state`,`placed_at`) WHERE customer is not null and account_id is null;--> statement-breakpoint
CREATE INDEX `orders_to_erase` ON `orders` (`state`) WHERE customer is not null and erase_when_over = 1;