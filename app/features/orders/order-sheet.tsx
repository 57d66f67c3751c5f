import styles from './order.css?url'

/** The styles of orders stand in a sheet of their own, so that other pages do not load them. */
export const OrderSheet = () => <link rel="stylesheet" href={styles} precedence="page" />
