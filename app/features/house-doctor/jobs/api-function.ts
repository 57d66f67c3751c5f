import type { type } from 'arktype'
import type { Refusal } from '#app/lib/failure'
import type { SourceType } from '../export-mark.ts'
import type { CommonForm, Fields, Parameters, PictureField } from './fields.schema.ts'
import type { HostedModel } from './hosted/models.ts'
import type { KernelInput, KernelResult } from './kernels/kernel.ts'

/** Common fields that ask for something. */
export const wishFields = ['ai_intervention', 'design_style', 'no_design'] as const
export type WishField = (typeof wishFields)[number]

/** A schema from arktype, as far as calls need it. */
type FormSchema<Form> = {
  (form: unknown): Form | type.errors
  readonly props: readonly { readonly key: PropertyKey }[]
}

/** How the server's engine computes a function. */
export type Computing<Own> = {
  kernel(input: KernelInput<Own>): KernelResult | Promise<KernelResult>
  /** Supported wishFields; others are refused rather than ignored. */
  reads: readonly WishField[]
  readsWords?: boolean
  /** Why a call is not supported here, if so. */
  refuses?(fields: Fields<Own>): Refusal | undefined
  /** A check after decoding, before there is a job. */
  begins?(input: KernelInput<Own>): Refusal | undefined | Promise<Refusal | undefined>
}

/** How the hosted engine paints a function. */
type Painting<Own> = {
  /** Our words for the model; `sample` names the reference picture. */
  prompt(fields: Fields<Own>, sample: string): string
  model?: HostedModel
  /** Whether a transparent picture is painted around its object. */
  paintsAround?: boolean
}

type Definition<Form> = {
  /** Schema of the form, made from `commonFields`. It is built with the first call. */
  fields(): FormSchema<Form>
  /** Names the fields that others require and that are missing. */
  lacks?(form: NoInfer<Form>): readonly string[]
  /** Without it, a page computes. */
  computing?: Computing<Omit<Form, PictureField>>
  /** Without it, the hosted engine is not asked. */
  painting?: Painting<Omit<Form, PictureField>>
  /** Provenance of a page's result that does not say its own. */
  source?(fields: Fields<Omit<Form, PictureField>>): SourceType
  /** Whether results may have another shape than the photo. */
  changesShape?: boolean
}

/** A function of the API. */
export type ApiFunction = Definition<Parameters>

/**
 * Types a function's kernel by its fields. The annotation lets pages drop functions, which stand in the files of their
 * tools.
 */
/* @__NO_SIDE_EFFECTS__ */
export const apiFunction = <Form extends CommonForm>(definition: Definition<Form>): ApiFunction => definition
