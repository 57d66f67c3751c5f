CREATE TABLE `listed_products` (
	`account_id` text NOT NULL,
	`list` text NOT NULL,
	`slug` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `slug`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
