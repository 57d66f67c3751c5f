ALTER TABLE `carts` ADD `key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `carts` SET `key` = lower(hex(randomblob(16)));--> statement-breakpoint
ALTER TABLE `orders` ADD `cart_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_cart_key_unique` ON `orders` (`cart_key`);