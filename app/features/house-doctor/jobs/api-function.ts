import type { type } from 'arktype'
import type { Refusal } from '#app/lib/failure'
import type { SourceType } from '../export-mark.ts'
import type { CommonForm, Fields, Parameters, PictureField } from './fields.schema.ts'
import type { HostedModel } from './hosted/models.ts'
import type { KernelInput, KernelResult } from './kernels/kernel.ts'

/** Common fields that change the result. */
export const wishFields = ['ai_intervention', 'design_style', 'no_design'] as const
export type WishField = (typeof wishFields)[number]

/** The used part of an arktype schema. */
type FormSchema<Form> = {
  (form: unknown): Form | type.errors
  readonly props: readonly { readonly key: PropertyKey }[]
}

/** Computes a function on the server. */
export type Computing<Own> = {
  kernel(input: KernelInput<Own>): KernelResult | Promise<KernelResult>
  /** Supported wishFields; others are refused rather than ignored. */
  reads: readonly WishField[]
  readsWords?: boolean
  /** Places furniture: the range comes with the input, and what draws it. */
  furnishes?: boolean
  /** Refuses a call that this engine does not support. */
  refuses?(fields: Fields<Own>): Refusal | undefined
  /** Checks the decoded pictures before there is a job. */
  begins?(input: KernelInput<Own>): Refusal | undefined | Promise<Refusal | undefined>
}

/** Paints a function with the hosted engine. */
type Painting<Own> = {
  /** The prompt in the shop's words; `sample` names the reference picture. */
  prompt(fields: Fields<Own>, sample: string): string
  model?: HostedModel
  /** True if a transparent picture is painted around its object. */
  paintsAround?: boolean
}

type Definition<Form> = {
  /** Builds the form's schema from `commonFields` on the first call. */
  fields(): FormSchema<Form>
  /** Names missing fields that other fields require. */
  lacks?(form: NoInfer<Form>): readonly string[]
  /** Without it, a page computes the function. */
  computing?: Computing<Omit<Form, PictureField>>
  /** Without it, the hosted engine does not support the function. */
  painting?: Painting<Omit<Form, PictureField>>
  /** Source type of a page's result that names none. */
  source?(fields: Fields<Omit<Form, PictureField>>): SourceType
  /** True if results may have another shape than the photo. */
  changesShape?: boolean
}

/** A function of the API. */
export type ApiFunction = Definition<Parameters>

/**
 * Types a function's kernel by its fields. The annotation lets bundlers drop API functions from pages, although both
 * are in the tools' files.
 */
/* @__NO_SIDE_EFFECTS__ */
export const apiFunction = <Form extends CommonForm>(definition: Definition<Form>): ApiFunction => definition
