export const TextHead = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <h1 className="max-w-[16em] text-6xl">{title}</h1>
    <p className="mt-6 max-w-[34em] text-xl text-ink-2">{lead}</p>
  </>
)
