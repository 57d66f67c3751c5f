type TextHeadProps = {
  title: string
  lead: string
  /** Set where the text is not in the language of the document. */
  lang?: string
}

/** What a page of text is about, and what it comes to. */
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
