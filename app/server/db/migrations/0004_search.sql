CREATE TABLE `search_words` (
	`locale` text NOT NULL,
	`folded` text NOT NULL,
	`written` text NOT NULL,
	`reversed` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`locale`, `folded`, `written`)
);
--> statement-breakpoint
CREATE INDEX `search_words_by_ending` ON `search_words` (`locale`,`reversed`);--> statement-breakpoint
-- Words of products with a space between each two, as app/features/search/indexing.ts writes them. `ascii` leaves letters
-- with marks as they are; without content and positions the table is small.
CREATE VIRTUAL TABLE `search_index` USING fts5(`name`, `category`, `details`, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii');
