import { drizzle } from 'drizzle-orm/d1'
import { env } from '../env'

export type Database = ReturnType<typeof openDatabase>

export const openDatabase = (d1: D1Database = env.DB) => drizzle(d1)
