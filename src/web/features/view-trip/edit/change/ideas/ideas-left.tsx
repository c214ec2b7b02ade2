import type { FitAnswer } from "../../../../../../domain/ideas/fit-ideas.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";
import { problemText } from "../../../trip/problem-text.ts";

/** The ideas that a proposal leaves out, and why. */
export function IdeasLeft({ answer, isNone }: { answer: FitAnswer; isNone: boolean }) {
  const { left, trip } = answer;
  if (left.length === 0 && !isNone) return null;
  return (
    <div className="mt-2 border-watch border-s-4 px-3 py-1">
      <p className="font-semibold">{isNone ? ideasWords.noneFit : ideasWords.left(left.length)}</p>
      <ul>
        {left.map((one) => (
          <li key={one.id}>
            <bdi>{guideText(one.name)}</bdi>
            {": "}
            {ideasWords.why(one, one.problem && problemText(one.problem, trip))}
          </li>
        ))}
      </ul>
    </div>
  );
}
