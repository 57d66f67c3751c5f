CREATE TABLE `order_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`kept_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `terms_id` text REFERENCES order_terms(id);