const LONGEST_ADDRESS = 4096

/** Longer than any address of ours with form and campaign queries. */
export const isTooLong = (url: string) => url.length > LONGEST_ADDRESS
