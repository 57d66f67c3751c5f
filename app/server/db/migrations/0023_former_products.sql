CREATE TABLE `former_products` (
	`slug` text PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	`names` text NOT NULL,
	`price_vnd` integer NOT NULL,
	`width_mm` integer NOT NULL,
	`depth_mm` integer NOT NULL,
	`height_mm` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
