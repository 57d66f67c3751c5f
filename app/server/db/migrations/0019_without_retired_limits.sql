DROP TABLE `rate_limits`;--> statement-breakpoint
DROP TABLE `token_buckets`;