CREATE TABLE `cart_lines` (
	`cart_id` text NOT NULL,
	`sku` text NOT NULL,
	`package_tier` text DEFAULT '' NOT NULL,
	`is_saved` integer DEFAULT false NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`cart_id`, `sku`, `package_tier`, `is_saved`),
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cart_line_quantity" CHECK("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`touched_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_account_id_unique` ON `carts` (`account_id`);--> statement-breakpoint
CREATE INDEX `carts_by_touch` ON `carts` (`touched_at`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`order_id` text PRIMARY KEY NOT NULL,
	`zone` text NOT NULL,
	`day` text NOT NULL,
	`half` text NOT NULL,
	`is_fitted` integer NOT NULL,
	`changes` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`zone`,`day`,`half`) REFERENCES `delivery_slots`(`zone`,`day`,`half`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_day_changes_once" CHECK("deliveries"."changes" between 0 and 1)
);
--> statement-breakpoint
CREATE INDEX `deliveries_by_day` ON `deliveries` (`day`);--> statement-breakpoint
CREATE TABLE `delivery_slots` (
	`zone` text NOT NULL,
	`day` text NOT NULL,
	`half` text NOT NULL,
	`capacity` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`zone`, `day`, `half`),
	CONSTRAINT "delivery_slot_has_room" CHECK("delivery_slots"."used" >= 0 and "delivery_slots"."used" <= "delivery_slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE `holds` (
	`order_id` text NOT NULL,
	`sku` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`order_id`, `sku`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sku`) REFERENCES `stock`(`sku`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_quantity" CHECK("holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `holds_by_sku` ON `holds` (`sku`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`order_id` text PRIMARY KEY NOT NULL,
	`issued_on` text NOT NULL,
	`vat_percent` integer NOT NULL,
	`gross_vnd` integer NOT NULL,
	`vat_vnd` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_vat" CHECK("invoices"."vat_vnd" >= 0 and "invoices"."vat_vnd" < "invoices"."gross_vnd")
);
--> statement-breakpoint
CREATE TABLE `ledger` (
	`cause` text PRIMARY KEY NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount_vnd` integer NOT NULL,
	`order_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_amount" CHECK("ledger"."amount_vnd" > 0),
	CONSTRAINT "ledger_moves" CHECK("ledger"."debit" <> "ledger"."credit")
);
--> statement-breakpoint
CREATE INDEX `ledger_by_order` ON `ledger` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_by_debit` ON `ledger` (`debit`);--> statement-breakpoint
CREATE INDEX `ledger_by_credit` ON `ledger` (`credit`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`order_id` text NOT NULL,
	`seq` integer NOT NULL,
	`from_seq` integer,
	`from_state` text,
	`to_state` text NOT NULL,
	`event` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `seq`),
	FOREIGN KEY (`order_id`,`from_seq`,`from_state`) REFERENCES `order_events`(`order_id`,`seq`,`to_state`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_event_follows" CHECK(("order_events"."from_seq" is null and "order_events"."seq" = 1) or "order_events"."from_seq" = "order_events"."seq" - 1),
	CONSTRAINT "order_event_names_both" CHECK(("order_events"."from_seq" is null) = ("order_events"."from_state" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_event_leads_to` ON `order_events` (`order_id`,`seq`,`to_state`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`line` integer NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`package_tier` text DEFAULT '' NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_vnd` integer NOT NULL,
	`vat_percent` integer NOT NULL,
	`from_stock` integer NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`order_id`, `line`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_quantity" CHECK("order_lines"."quantity" between 1 and 99 and "order_lines"."from_stock" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_line_price" CHECK("order_lines"."unit_price_vnd" > 0)
);
--> statement-breakpoint
CREATE TABLE `order_timers` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_timers_by_due` ON `order_timers` (`due_at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`placing_key` text NOT NULL,
	`placed_with` text NOT NULL,
	`secret_hash` text NOT NULL,
	`account_id` text,
	`locale` text NOT NULL,
	`customer` text,
	`phone_hash` text,
	`terms` text NOT NULL,
	`terms_version` text NOT NULL,
	`goods_vnd` integer NOT NULL,
	`delivery_fee_vnd` integer NOT NULL,
	`carrying_fee_vnd` integer NOT NULL,
	`discount_vnd` integer DEFAULT 0 NOT NULL,
	`total_vnd` integer NOT NULL,
	`due_now_vnd` integer NOT NULL,
	`due_later_vnd` integer NOT NULL,
	`voucher` text DEFAULT '' NOT NULL,
	`placed_at` integer NOT NULL,
	`seq` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`id`,`seq`,`state`) REFERENCES `order_events`(`order_id`,`seq`,`to_state`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_sum" CHECK("orders"."total_vnd" = "orders"."goods_vnd" + "orders"."delivery_fee_vnd" + "orders"."carrying_fee_vnd" - "orders"."discount_vnd"),
	CONSTRAINT "order_terms_sum" CHECK("orders"."total_vnd" = "orders"."due_now_vnd" + "orders"."due_later_vnd"),
	CONSTRAINT "order_amounts" CHECK("orders"."total_vnd" > 0 and "orders"."delivery_fee_vnd" >= 0 and "orders"."carrying_fee_vnd" >= 0 and "orders"."discount_vnd" >= 0 and "orders"."due_now_vnd" >= 0 and "orders"."due_later_vnd" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_code_unique` ON `orders` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_placing_key_unique` ON `orders` (`placing_key`);--> statement-breakpoint
CREATE INDEX `orders_by_account` ON `orders` (`account_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `orders_by_phone` ON `orders` (`phone_hash`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`placed_at`);--> statement-breakpoint
CREATE TABLE `payment_notices` (
	`provider` text NOT NULL,
	`notice_id` text NOT NULL,
	`raw` text NOT NULL,
	`is_authentic` integer NOT NULL,
	`received_at` integer NOT NULL,
	`outcome` text,
	`order_id` text,
	PRIMARY KEY(`provider`, `notice_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_notices_by_outcome` ON `payment_notices` (`outcome`);--> statement-breakpoint
CREATE TABLE `product_finishes` (
	`product_id` integer NOT NULL,
	`finish` text NOT NULL,
	`price_vnd` integer,
	`stock` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`product_id`, `finish`)
);
--> statement-breakpoint
CREATE TABLE `return_lines` (
	`return_id` text NOT NULL,
	`order_id` text NOT NULL,
	`line` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `line`),
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`line`) REFERENCES `order_lines`(`order_id`,`line`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_line_quantity" CHECK("return_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE `returns` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`wanted` text NOT NULL,
	`note` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `returns_by_order` ON `returns` (`order_id`);--> statement-breakpoint
CREATE INDEX `returns_by_state` ON `returns` (`state`);--> statement-breakpoint
CREATE TABLE `stock` (
	`sku` text PRIMARY KEY NOT NULL,
	`on_hand` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`imported` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_is_held_from_what_is_there" CHECK("stock"."held" >= 0 and "stock"."held" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`cause` text PRIMARY KEY NOT NULL,
	`sku` text NOT NULL,
	`difference` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`sku`) REFERENCES `stock`(`sku`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movement_moves" CHECK("stock_movements"."difference" <> 0)
);
--> statement-breakpoint
CREATE INDEX `stock_movements_by_sku` ON `stock_movements` (`sku`);--> statement-breakpoint
CREATE TABLE `voucher_uses` (
	`code` text NOT NULL,
	`phone_hash` text NOT NULL,
	`order_id` text NOT NULL,
	PRIMARY KEY(`code`, `phone_hash`),
	FOREIGN KEY (`code`) REFERENCES `vouchers`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `vouchers` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`least_vnd` integer DEFAULT 0 NOT NULL,
	`from_time` integer NOT NULL,
	`until_time` integer NOT NULL,
	`most` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "voucher_value" CHECK("vouchers"."value" > 0),
	CONSTRAINT "voucher_is_left" CHECK("vouchers"."used" >= 0 and "vouchers"."used" <= "vouchers"."most")
);
--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `channel` text DEFAULT 'mail' NOT NULL;