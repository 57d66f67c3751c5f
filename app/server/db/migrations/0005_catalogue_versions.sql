DROP INDEX `products_by_slug`;--> statement-breakpoint
ALTER TABLE `products` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_slug` ON `products` (`version`,`slug`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_search_words` (
	`version` integer DEFAULT 0 NOT NULL,
	`locale` text NOT NULL,
	`folded` text NOT NULL,
	`written` text NOT NULL,
	`reversed` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`version`, `locale`, `folded`, `written`)
);
--> statement-breakpoint
INSERT INTO `__new_search_words`("version", "locale", "folded", "written", "reversed", "products") SELECT 0, "locale", "folded", "written", "reversed", "products" FROM `search_words`;--> statement-breakpoint
DROP TABLE `search_words`;--> statement-breakpoint
ALTER TABLE `__new_search_words` RENAME TO `search_words`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `search_words_by_ending` ON `search_words` (`version`,`locale`,`reversed`);--> statement-breakpoint
INSERT INTO `data_versions` (`name`, `version`) VALUES ('catalogue', 0);
