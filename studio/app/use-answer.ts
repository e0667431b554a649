import { useCallback, useEffect, useRef, useState } from "react";
import { ask, type CallError } from "./server";

/** What has been asked for: the answer, or why there is none; and a way to ask again. */
export function useAnswer<Answer>(call: string): { answer?: Answer; failed?: string; again: () => void } {
  const [state, setState] = useState<{ call: string; answer?: Answer; failed?: string }>({ call });
  const wanted = useRef(call);
  wanted.current = call;
  const again = useCallback(() => {
    // An answer that comes late may be to what nobody asks any more.
    const take = (next: { answer?: Answer; failed?: string }) => {
      if (wanted.current === call) setState({ call, ...next });
    };
    ask<Answer>(call).then(
      (answer) => take({ answer }),
      (error: CallError) => take({ failed: error.message }),
    );
  }, [call]);
  useEffect(again, [again]);
  return { ...(state.call === call ? state : {}), again };
}
