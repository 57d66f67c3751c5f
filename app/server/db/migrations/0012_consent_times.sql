PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_consents` (
	`subject` text NOT NULL,
	`purpose` text NOT NULL,
	`event` text NOT NULL,
	`words` text NOT NULL,
	`locale` text NOT NULL,
	`account_id` text,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `purpose`, `event`, `noted_at`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_consents`("subject", "purpose", "event", "words", "locale", "account_id", "noted_at") SELECT "subject", "purpose", "event", "words", "locale", "account_id", "noted_at" FROM `consents`;--> statement-breakpoint
DROP TABLE `consents`;--> statement-breakpoint
ALTER TABLE `__new_consents` RENAME TO `consents`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `consents_by_account` ON `consents` (`account_id`);--> statement-breakpoint
CREATE INDEX `consents_by_age` ON `consents` (`noted_at`);--> statement-breakpoint
INSERT INTO `consents`("subject", "purpose", "event", "words", "locale", "account_id", "noted_at") SELECT "id", 'newsletter', 'given', 'before-the-ledger', "locale", NULL, "confirmed_at" FROM `newsletter_readers` WHERE "state" = 'confirmed' AND "confirmed_at" IS NOT NULL;
