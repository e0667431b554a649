import { useCallback, useEffect, useRef, useState } from "react";
import { ask, type CallError } from "./server";

interface Answered<Answer> {
  answer?: Answer;
  failed?: string | undefined;
}

/** What has been asked for: the newest answer, why there is no newer one, and a way to ask again. */
export function useAnswer<Answer>(call: string): Answered<Answer> & { again: () => void } {
  const [state, setState] = useState<{ call: string } & Answered<Answer>>({ call });
  const wanted = useRef(call);
  wanted.current = call;
  const again = useCallback(() => {
    // An answer that comes late may be to what nobody asks any more.
    const take = (next: Answered<Answer>) => {
      if (wanted.current === call) setState((old) => ({ ...(old.call === call ? old : {}), call, ...next }));
    };
    ask<Answer>(call).then(
      (answer) => take({ answer, failed: undefined }),
      (error: CallError) => take({ failed: error.message }),
    );
  }, [call]);
  useEffect(again, [again]);
  return { ...(state.call === call ? state : {}), again };
}
