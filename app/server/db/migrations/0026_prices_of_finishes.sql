CREATE TABLE `product_prices` (
	`product_id` integer NOT NULL,
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`finishes` text NOT NULL,
	`colours` text NOT NULL,
	`width_mm` integer NOT NULL,
	`price_vnd` integer NOT NULL,
	`priced` text NOT NULL,
	PRIMARY KEY(`product_id`, `price_vnd`)
);
--> statement-breakpoint
CREATE INDEX `product_prices_by_category` ON `product_prices` (`version`,`category_id`,`price_vnd`,`finishes`,`colours`,`width_mm`,`product_id`,`priced`);--> statement-breakpoint
CREATE INDEX `product_prices_by_price` ON `product_prices` (`version`,`price_vnd`,`finishes`,`colours`,`width_mm`,`product_id`,`category_id`,`priced`);--> statement-breakpoint
-- Every finish has its product's price until the catalogue is imported or seeded again.
INSERT INTO `product_prices` SELECT "id", "version", "category_id", "finishes", "colours", "width_mm", "price_vnd", "finishes" FROM `products`;--> statement-breakpoint
DROP INDEX `products_by_category_price`;--> statement-breakpoint
DROP INDEX `products_by_price`;--> statement-breakpoint
CREATE TABLE `__new_product_groups` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`finishes` text NOT NULL,
	`colours` text NOT NULL,
	`band` text NOT NULL,
	`priced` text NOT NULL,
	`price_step` integer NOT NULL,
	`products` integer NOT NULL,
	`lowest_price` integer NOT NULL,
	`highest_price` integer NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `price_step`, `finishes`, `colours`, `band`, `priced`)
);
--> statement-breakpoint
INSERT INTO `__new_product_groups`("version", "category_id", "finishes", "colours", "band", "priced", "price_step", "products", "lowest_price", "highest_price") SELECT "version", "category_id", "finishes", "colours", "band", "finishes", "price_step", "products", "lowest_price", "highest_price" FROM `product_groups`;--> statement-breakpoint
DROP TABLE `product_groups`;--> statement-breakpoint
ALTER TABLE `__new_product_groups` RENAME TO `product_groups`;