CREATE TABLE `consents` (
	`subject` text NOT NULL,
	`purpose` text NOT NULL,
	`event` text NOT NULL,
	`words` text NOT NULL,
	`locale` text NOT NULL,
	`account_id` text,
	`noted_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `purpose`, `words`, `event`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `consents_by_account` ON `consents` (`account_id`);--> statement-breakpoint
CREATE INDEX `consents_by_age` ON `consents` (`noted_at`);--> statement-breakpoint
CREATE TABLE `measurements` (
	`week` integer NOT NULL,
	`route` text NOT NULL,
	`locale` text NOT NULL,
	`device` text NOT NULL,
	`metric` text NOT NULL,
	`step` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`week`, `route`, `locale`, `device`, `metric`, `step`)
);
