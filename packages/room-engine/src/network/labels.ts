/** What the network tells apart, in the order of its outputs. */
export const ROOM_LABELS = ['wall', 'floor', 'ceiling', 'window', 'door', 'curtain', 'furniture', 'thing'] as const
export type RoomLabel = (typeof ROOM_LABELS)[number]
