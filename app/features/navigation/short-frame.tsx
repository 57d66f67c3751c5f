import styles from './short-frame.css?url'

/** Shortens header and footer of the checkout and of an order that is to be paid. */
export const ShortFrame = () => <link rel="stylesheet" href={styles} precedence="page" />
