const LONGEST_ADDRESS = 4096

/** Longer than any of the shop's addresses with form and campaign queries. */
export const isTooLong = (url: string) => url.length > LONGEST_ADDRESS
