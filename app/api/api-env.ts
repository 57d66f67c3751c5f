/** What a request of the API finds in its context. */
export type ApiEnv = { Bindings: Env }
