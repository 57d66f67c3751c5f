import { createServerFn } from '@tanstack/react-start'
import { openDatabase } from '#app/server/db/client'
import { findFurniture } from './furniture.server'

export const fetchFurniture = createServerFn({ method: 'GET' }).handler(() => findFurniture(openDatabase()))
