import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { STUDIO } from "../api";
import { App } from "./app";

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <BrowserRouter basename={STUDIO}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );

// As for a visitor who has seen it: the dialog that opens by itself would cover each page that is previewed. Last, since a
// browser that keeps nothing refuses it.
sessionStorage.setItem("demo-modal-shown", "1");
