import { useId } from "react";
import { mapWords } from "../../../messages/map-words.ts";
import { DeferredIcon, type DeferredIconName } from "../../../ui/deferred-icon.tsx";
import { Icon } from "../../../ui/icon.tsx";

type DaySwitchProps = {
  /** The day of "Day 1"; kept while all days are shown. */
  readonly dayNumber: number;
  readonly isDay: boolean;
  readonly onChange: (isDay: boolean) => void;
};

export function DaySwitch({ dayNumber, isDay, onChange }: DaySwitchProps) {
  const name = useId();
  const choices = [
    { isOfDay: true, words: mapWords.day(dayNumber) },
    { isOfDay: false, words: mapWords.allDays },
  ];
  return (
    <fieldset className="map-card map-switch">
      <legend className="sr-only">{mapWords.whichDays}</legend>
      {choices.map(({ isOfDay, words }) => (
        <label key={words}>
          <input
            type="radio"
            name={name}
            checked={isDay === isOfDay}
            onChange={() => onChange(isOfDay)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

type StreetMapSwitchProps = {
  readonly isOn: boolean;
  /** Who sees what is looked at, so that one knows before; undefined where that is our own server. */
  readonly host: string | undefined;
  readonly onTurn: (isOn: boolean) => void;
};

export function StreetMapSwitch({ isOn, host, onTurn }: StreetMapSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="map-card map-street-switch"
      onClick={() => onTurn(!isOn)}
    >
      <span className="map-check">{isOn ? <Icon name="check" size={16} /> : null}</span>
      <span>
        {mapWords.streetMap}
        {host === undefined ? null : <small>{mapWords.streetMapFrom(host)}</small>}
      </span>
    </button>
  );
}

type MapButtonsProps = {
  readonly onLocate: () => void;
  readonly onZoom: (by: 1 | -1) => void;
};

export function MapButtons({ onLocate, onZoom }: MapButtonsProps) {
  return (
    <div className="map-buttons">
      <MapButton icon="locate" label={mapWords.whereAmI} onPress={onLocate} />
      <MapButton icon="plus" label={mapWords.zoomIn} onPress={() => onZoom(1)} />
      <MapButton icon="minus" label={mapWords.zoomOut} onPress={() => onZoom(-1)} />
    </div>
  );
}

function MapButton(props: { icon: DeferredIconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="map-card map-button"
      aria-label={props.label}
      onClick={props.onPress}
    >
      <DeferredIcon name={props.icon} />
    </button>
  );
}
