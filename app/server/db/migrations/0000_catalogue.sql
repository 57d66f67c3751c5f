CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`unique_id` text NOT NULL,
	`parent_id` integer,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`image` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_unique_id_unique` ON `categories` (`unique_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug_unique` ON `categories` (`slug`);--> statement-breakpoint
CREATE INDEX `categories_by_parent` ON `categories` (`parent_id`,`position`);--> statement-breakpoint
CREATE TABLE `category_translations` (
	`category_id` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`advice` text NOT NULL,
	PRIMARY KEY(`category_id`, `locale`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `data_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `languages` (
	`language_id` integer PRIMARY KEY NOT NULL,
	`unique_id` text NOT NULL,
	`language_code` text NOT NULL,
	`language_name` text NOT NULL,
	`native_name` text NOT NULL,
	`flag_icon` text NOT NULL,
	`direction` text NOT NULL,
	`is_default` integer NOT NULL,
	`is_active` integer NOT NULL,
	`sort_order` integer NOT NULL,
	`date_format` text NOT NULL,
	`time_format` text NOT NULL,
	`currency_code` text NOT NULL,
	`currency_symbol` text NOT NULL,
	`hreflang_code` text NOT NULL,
	`locale_code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `languages_unique_id_unique` ON `languages` (`unique_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `languages_language_code_unique` ON `languages` (`language_code`);--> statement-breakpoint
CREATE TABLE `product_translations` (
	`product_id` integer NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	PRIMARY KEY(`product_id`, `locale`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`category_id` integer NOT NULL,
	`price_vnd` integer NOT NULL,
	`was_price_vnd` integer,
	`width_mm` integer NOT NULL,
	`depth_mm` integer NOT NULL,
	`height_mm` integer NOT NULL,
	`material` text NOT NULL,
	`finishes` text NOT NULL,
	`origin` text NOT NULL,
	`warranty_months` integer NOT NULL,
	`stock` integer NOT NULL,
	`image` text,
	`model` text,
	`position` integer NOT NULL,
	`added_on` text NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_slug` ON `products` (`slug`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category_id`,`position`);--> statement-breakpoint
CREATE INDEX `products_by_category_price` ON `products` (`category_id`,`price_vnd`);--> statement-breakpoint
CREATE INDEX `products_by_added` ON `products` (`added_on`);