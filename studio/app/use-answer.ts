import { useCallback, useEffect, useState } from "react";
import { ask, type CallError } from "./server";

/** What has been asked for: the answer, or why there is none; and a way to ask again. */
export function useAnswer<Answer>(call: string): { answer?: Answer; failed?: string; again: () => void } {
  const [state, setState] = useState<{ call: string; answer?: Answer; failed?: string }>({ call });
  const again = useCallback(() => {
    ask<Answer>(call).then(
      (answer) => setState({ call, answer }),
      (error: CallError) => setState({ call, failed: error.message }),
    );
  }, [call]);
  useEffect(again, [again]);
  return { ...(state.call === call ? state : {}), again };
}
