/**
 * Whether the browser opens pages without a network: then a navigation that would fail is left to it, and the service
 * worker shows what was kept, or which pages were (features/offline).
 */
export const hasOfflinePages = () => Boolean(navigator.serviceWorker?.controller)
