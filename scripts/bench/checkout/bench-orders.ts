/** Code of the order with a number; orders of a bench have no check digit. */
export const benchCode = (number: number) => `VT${String(number).padStart(8, '0')}`
