const LONGEST_ADDRESS = 4096

/** Longer than any address of ours, with the queries that forms and campaigns add. */
export const isTooLong = (url: string) => url.length > LONGEST_ADDRESS
