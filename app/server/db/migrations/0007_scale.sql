CREATE TABLE `product_groups` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`finishes` text NOT NULL,
	`band` text NOT NULL,
	`price_step` integer NOT NULL,
	`products` integer NOT NULL,
	`lowest_price` integer NOT NULL,
	`highest_price` integer NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `price_step`, `finishes`, `band`)
);
--> statement-breakpoint
DROP INDEX `products_by_category`;--> statement-breakpoint
DROP INDEX `products_by_category_price`;--> statement-breakpoint
DROP INDEX `products_by_added`;--> statement-breakpoint
CREATE INDEX `products_by_category_added` ON `products` (`version`,`category_id`,`added_on`,`finishes`,`width_mm`,`price_vnd`);--> statement-breakpoint
CREATE INDEX `products_by_price` ON `products` (`version`,`price_vnd`,`category_id`,`finishes`,`width_mm`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`version`,`category_id`,`position`);--> statement-breakpoint
CREATE INDEX `products_by_category_price` ON `products` (`version`,`category_id`,`price_vnd`,`finishes`,`width_mm`);--> statement-breakpoint
CREATE INDEX `products_by_added` ON `products` (`version`,`added_on`,`category_id`,`finishes`,`width_mm`,`price_vnd`);--> statement-breakpoint
ALTER TABLE `product_translations` ADD `category_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_translations` ADD `name_order` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `product_translations_by_category_name` ON `product_translations` (`category_id`,`locale`,`name_order`);--> statement-breakpoint
CREATE INDEX `product_translations_by_name` ON `product_translations` (`locale`,`name_order`,`category_id`);--> statement-breakpoint
DROP TABLE `search_index`;--> statement-breakpoint
-- Words of products with a space between each two, as app/features/search/indexing.ts writes them. `ascii` leaves letters
-- with marks as they are; without content and positions the table is small. The seed or an import fills it.
CREATE VIRTUAL TABLE `search_index` USING fts5(`words`, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
