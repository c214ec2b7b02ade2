import { type ReactNode, useState } from "react";
import { mapWords } from "../../../messages/map-words.ts";
import { shellWords } from "../../../messages/shell-words.ts";
import { uiWords } from "../../../messages/ui-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Camera } from "./layout/map-camera.ts";
import { ScaleBar } from "./scale-bar.tsx";
import type { MapCredit } from "./street/map-credits.ts";
import type { MapSubject } from "./use-map-subject.ts";
import { type OwnPosition, ownPositionText } from "./use-own-position.ts";

type MapFootProps = {
  readonly subject: MapSubject;
  readonly hasSketch: boolean;
  readonly camera: Camera | undefined;
  readonly own: OwnPosition;
  /** Whose the street map is; undefined while there is none on the screen. */
  readonly credits: readonly MapCredit[] | undefined;
  /** Whether it is wished for and doesn't come. */
  readonly hasStreetMapFailed: boolean;
  readonly children: ReactNode;
};

/** The map's own remarks: parts it lacks, the position, its scale and its source. */
export function MapFoot(props: MapFootProps) {
  const { subject, hasSketch, camera, own, credits, children } = props;
  const { stops, stopCount, unplaced } = subject;
  const [closed, setClosed] = useState<string>();
  const messages = [
    ownPositionText(own, stops),
    props.hasStreetMapFailed ? mapWords.streetMapFails : undefined,
  ].filter((text) => text !== undefined && text !== closed);
  const notes = [
    ...(stopCount === 0 ? [mapWords.nowhere] : []),
    ...(stops.length < stopCount ? [mapWords.fewer(stops.length, stopCount)] : []),
  ];
  return (
    <>
      <div role="status" className="map-messages">
        {messages.map((text) => (
          <p key={text} className="map-card map-message">
            {text}
            <button type="button" aria-label={shellWords.close} onClick={() => setClosed(text)}>
              <Icon name="close" size={18} />
            </button>
          </p>
        ))}
      </div>
      {notes.map((text) => (
        <p key={text} className="map-card map-message">
          {text}
        </p>
      ))}
      {unplaced.length === 0 ? null : (
        <details className="map-card map-unplaced">
          <summary>{mapWords.unplaced(unplaced.length)}</summary>
          <ul>
            {unplaced.map(({ id, dayNumber, number, name }) => (
              <li key={id}>{mapWords.marker({ dayNumber, number, name })}</li>
            ))}
          </ul>
        </details>
      )}
      {children}
      <p className="map-foot">
        {camera === undefined ? null : <ScaleBar camera={camera} />}
        {credits !== undefined ? (
          <span className="map-credit">
            {credits.map(({ text, href }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                {text}
                <span className="sr-only">{uiWords.opensInNewTab}</span>
              </a>
            ))}
          </span>
        ) : hasSketch ? (
          <span className="map-credit">{mapWords.sketch}</span>
        ) : null}
      </p>
    </>
  );
}
