interface AboutQueryProps {
  /** The words before the query: "Results for". */
  readonly words: string;
  readonly text: string;
}

/** Words and a quoted query, which is isolated: one from right to left would reorder the words around it. */
export function AboutQuery({ words, text }: AboutQueryProps) {
  return (
    <>
      <span>{`${words} "`}</span>
      <bdi>{text}</bdi>
      <span>"</span>
    </>
  );
}
