/**
 * An import writes movements of stock, never a number (BUY-02): the difference between what this file counts and what
 * the one before it did. Orders hold pieces meanwhile, so a file cannot take more than is free.
 *
 * @param version the catalogue whose products were staged
 * @param at time of the import in ms since the epoch
 */
export function stockStatements(version: number, at: number): string[] {
  const counted = `SELECT slug || ':' || material AS sku, stock FROM products WHERE version = ${version}
    UNION ALL SELECT slug || ':' || finish, own.stock FROM product_finishes AS own JOIN products ON id = product_id WHERE version = ${version}`
  const moved = `SELECT stock.sku, max(counted.stock - imported, held - on_hand) AS difference, counted.stock AS counted
    FROM stock JOIN (${counted}) AS counted ON counted.sku = stock.sku`
  return [
    `INSERT OR IGNORE INTO stock (sku) SELECT sku FROM (${counted})`,
    `INSERT INTO stock_movements (cause, sku, difference, reason, at)
    SELECT 'import:${version}:${at}:' || sku, sku, difference, 'import', ${at} FROM (${moved}) WHERE difference <> 0`,
    `UPDATE stock SET on_hand = on_hand + moved.difference, imported = moved.counted FROM (${moved}) AS moved WHERE moved.sku = stock.sku`,
  ]
}
