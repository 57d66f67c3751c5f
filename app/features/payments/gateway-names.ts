/** Payment pages of others that an operator may switch on, by their brand. */
export const gatewayNames = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay' } as const

export type GatewayName = keyof typeof gatewayNames

export const isGatewayName = (text: string): text is GatewayName => Object.hasOwn(gatewayNames, text)
