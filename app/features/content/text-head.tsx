type TextHeadProps = {
  title: string
  lead: string
  /** Set when the text's language differs from the document's. */
  lang?: string
}

export const TextHead = ({ title, lead, lang }: TextHeadProps) => (
  <>
    <h1 lang={lang} className="max-w-[16em] text-6xl">
      {title}
    </h1>
    <p lang={lang} className="mt-6 max-w-[34em] text-xl text-ink-2">
      {lead}
    </p>
  </>
)
