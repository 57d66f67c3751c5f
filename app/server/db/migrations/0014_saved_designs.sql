CREATE TABLE `doctor_designs` (
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`sample` text,
	`steps` text NOT NULL,
	`products` text NOT NULL,
	`preview` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `doctor_designs_by_age` ON `doctor_designs` (`account_id`,`saved_at`);