/**
 * Whether a service worker is active: failing navigations are then left to the browser, and the worker answers
 * (features/offline).
 */
export const hasOfflinePages = () => Boolean(navigator.serviceWorker?.controller)
