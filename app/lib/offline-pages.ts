/** True if a service worker answers failing navigations (features/offline). */
export const hasOfflinePages = () => Boolean(navigator.serviceWorker?.controller)
