DROP INDEX `products_by_category_added`;--> statement-breakpoint
DROP INDEX `products_by_category_price`;--> statement-breakpoint
DROP INDEX `products_by_added`;--> statement-breakpoint
DROP INDEX `products_by_price`;--> statement-breakpoint
ALTER TABLE `products` ADD `colours` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_by_category_added` ON `products` (`version`,`category_id`,`added_on`,`finishes`,`colours`,`width_mm`,`price_vnd`);--> statement-breakpoint
CREATE INDEX `products_by_category_price` ON `products` (`version`,`category_id`,`price_vnd`,`finishes`,`colours`,`width_mm`);--> statement-breakpoint
CREATE INDEX `products_by_added` ON `products` (`version`,`added_on`,`category_id`,`finishes`,`colours`,`width_mm`,`price_vnd`);--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (`version`,`price_vnd`,`category_id`,`finishes`,`colours`,`width_mm`);--> statement-breakpoint
CREATE TABLE `__new_product_groups` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`finishes` text NOT NULL,
	`colours` text NOT NULL,
	`band` text NOT NULL,
	`price_step` integer NOT NULL,
	`products` integer NOT NULL,
	`lowest_price` integer NOT NULL,
	`highest_price` integer NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `price_step`, `finishes`, `colours`, `band`)
);
--> statement-breakpoint
-- No product has a colour until the catalogue is imported or seeded again.
INSERT INTO `__new_product_groups`("version", "category_id", "finishes", "colours", "band", "price_step", "products", "lowest_price", "highest_price") SELECT "version", "category_id", "finishes", '', "band", "price_step", "products", "lowest_price", "highest_price" FROM `product_groups`;--> statement-breakpoint
DROP TABLE `product_groups`;--> statement-breakpoint
ALTER TABLE `__new_product_groups` RENAME TO `product_groups`;
