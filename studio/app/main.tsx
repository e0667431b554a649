import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { STUDIO } from "../api";
import { App } from "./app";

// As for a visitor who has seen it: the dialog that opens by itself would cover each page that is previewed.
sessionStorage.setItem("demo-modal-shown", "1");

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <BrowserRouter basename={STUDIO}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
