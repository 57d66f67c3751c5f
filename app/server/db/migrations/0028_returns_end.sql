CREATE TABLE `return_events` (
	`return_id` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`event` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`reason` text,
	PRIMARY KEY(`return_id`, `from_state`),
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_event_goes_on" CHECK("return_events"."from_state" <> "return_events"."to_state")
);
