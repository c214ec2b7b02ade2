import type { CheckId } from "../../plan/check-list.ts";

type CheckWords = {
  readonly name: string;
  /** The problem where it is not met, as a sentence without its period. */
  readonly unmet: string;
  /** The meaning of the figure, in one plain sentence. */
  readonly meaning: string;
  /** The unit after the figure; "" for a ratio. */
  readonly unit: string;
  /** The target of the figure; some ask for more than the figure says. */
  readonly target: string;
};

/** The words of the checks of a plan, by their ids. */
export const CHECK_MESSAGES: Readonly<Record<CheckId, CheckWords>> = {
  completeness: {
    name: "情報がそろっている",
    unmet: "足りない情報があります",
    meaning: "プランに必要な情報のうち、読み取れるものの割合です。",
    unit: "%",
    target: "100",
  },
  dayCount: {
    name: "日数どおり",
    unmet: "足りない日や予定のない日があります",
    meaning: "足りない日、余分な日、予定のない日の数です。",
    unit: "日",
    target: "0",
  },
  knownPlaces: {
    name: "実在のスポット",
    unmet: "確認できないスポットがあります",
    meaning: "ガイドで同じ位置にあるスポットとホテルの割合です。",
    unit: "%",
    target: "95以上",
  },
  positions: {
    name: "地図上の位置",
    unmet: "位置がずれているスポットがあります",
    meaning: "スポットとホテルの、ガイドの位置からの距離の中央値です。",
    unit: "m",
    target: "150以下（1kmを超えるずれや、中心から40kmを超えるものがないこと）",
  },
  duplicates: {
    name: "重複なし",
    unmet: "同じスポットが2回入っています",
    meaning: "すでにプランにあるスポットの数です。",
    unit: "か所",
    target: "0",
  },
  openingHours: {
    name: "営業時間",
    unmet: "訪れる時間に閉まっているスポットがあります",
    meaning:
      "閉まっているとき、または閉まっているかもしれないのに、その注意書きがない訪問の数です。",
    unit: "件",
    target: "0",
  },
  transferTimes: {
    name: "十分な移動時間",
    unmet: "移動時間が足りない区間があります",
    meaning: "プランの時間より長くかかる移動の数です。",
    unit: "件",
    target: "0",
  },
  dayHours: {
    name: "無理のない1日",
    unmet: "始まりが早すぎる日や終わりが遅すぎる日があります",
    meaning: "ホテルを出る時間と戻る時間に無理がない日の割合です。",
    unit: "%",
    target: "100",
  },
  fame: {
    name: "定番スポット",
    unmet: "定番スポットが入っていません",
    meaning:
      "街の定番スポットのうち、プランにある割合です。人気度で重みをつけ、この日数で回れる分と比べています。",
    unit: "%",
    target: "90以上（3日以上なら最も有名なスポットも含む）",
  },
  leftOut: {
    name: "有名なスポットを優先",
    unmet: "定番スポットが外れ、あまり有名でないものが入っています",
    meaning: "街の上位10スポットのうち、ずっと知名度の低い場所があるのに外れている数です。",
    unit: "",
    target: "0",
  },
  wishes: {
    name: "ご希望",
    unmet: "かなっていない希望があります",
    meaning: "ご希望がどれだけ日程に反映されているかを示します。",
    unit: "%",
    target: "100",
  },
  interests: {
    name: "興味のあること",
    unmet: "興味に合うスポットが足りません",
    meaning: "興味に合うスポットの割合です（全体の3分の1、毎日1か所。夜の楽しみなら毎晩）。",
    unit: "%",
    target: "100",
  },
  events: {
    name: "その時期ならでは",
    unmet: "その時期ならではのものが少なめです",
    meaning: "期間中の季節の見どころや祭りを、どれだけ楽しめるかを示します。",
    unit: "%",
    target: "100",
  },
  suited: {
    name: "旅行者に合う内容",
    unmet: "旅行者に合わないものがあります",
    meaning:
      "1日あたりの数：子ども連れでないのに子ども向けの場所、子どもには詰め込みすぎの予定、希望に合わない店。",
    unit: "件/日",
    target: "0",
  },
  alike: {
    name: "変化のある内容",
    unmet: "よく似たスポットがあります",
    meaning: "1日あたりの数：似た場所の繰り返しと、同じ日の3つ目の大型美術館・博物館。",
    unit: "件/日",
    target: "0",
  },
  fullDays: {
    name: "充実した1日",
    unmet: "見どころの少ない日があります",
    meaning:
      "ペースから見込まれる観光時間との比較です。最も少ない日は、全日程の合計と同じ重みになります。",
    unit: "%",
    target: "85以上",
  },
  wholeDays: {
    name: "朝から夕方まで",
    unmet: "始まりが遅い日や終わりが早い日があります",
    meaning:
      "10:30より遅い開始や17:00より早い終了（ゆったりなら11:00と16:00）で失う、1日あたりの分数です。最も多い日は、全日程の合計と同じ重みになります。",
    unit: "分",
    target: "20以下",
  },
  waiting: {
    name: "待ち時間が少ない",
    unmet: "待ち時間が長すぎます",
    meaning:
      "訪問の間の、移動・食事・90分までの自由時間を除いた1日あたりの分数です。最も多い日は、全日程の合計と同じ重みになります。",
    unit: "分",
    target: "30以下",
  },
  together: {
    name: "近い場所は同じ日に",
    unmet: "近い場所が別々の日に分かれています",
    meaning: "同じ日のスポットより、別の日のスポットに近いものの割合です。",
    unit: "%",
    target: "26以下",
  },
  detours: {
    name: "遠回りなし",
    unmet: "遠回りのルートがあります",
    meaning:
      "同じスポットを最短で一周する場合と比べて、1日のルートが平均でどれだけ長いかを示します。",
    unit: "%",
    target: "5以下（20を超える日がないこと）",
  },
  travel: {
    name: "移動が少ない",
    unmet: "移動が多すぎます",
    meaning:
      "1日あたりの移動時間（分）です。徒歩と郊外への移動は半分で計算します。最も多い日は、全日程の合計と同じ重みになります。",
    unit: "分",
    target: "90以下",
  },
  outings: {
    name: "遠出をたっぷり",
    unmet: "時間の短い遠出があります",
    meaning:
      "開始が遅い、終了が早い、またはほかの予定と同じ日になっている、テーマパークや郊外への遠出の数です。",
    unit: "件",
    target: "0",
  },
  visitLengths: {
    name: "滞在時間",
    unmet: "滞在が短すぎる、または長すぎるスポットがあります",
    meaning: "ふだんの滞在時間の0.5～1.5倍に収まる訪問の割合です。",
    unit: "%",
    target: "98以上",
  },
  meals: {
    name: "昼食と夕食",
    unmet: "昼食か夕食のない日があります",
    meaning: "必要な昼食と夕食のうち、予定に入っている割合です。",
    unit: "%",
    target: "100",
  },
  mealNames: {
    name: "食事の場所",
    unmet: "場所が決まっていない食事があります",
    meaning: "場所が決まっている昼食と夕食の割合です。",
    unit: "%",
    target: "100",
  },
  mealHours: {
    name: "食事の時間",
    unmet: "時間が早すぎる、または遅すぎる食事があります",
    meaning: "店が開いている時間の食事の割合です（昼食は14:00まで）。",
    unit: "%",
    target: "100",
  },
  budget: {
    name: "予算内",
    unmet: "予算オーバー",
    meaning: "宿泊費・入場料・交通費を、この街での予算レベルの目安と比べた値です。",
    unit: "",
    target: "1以下",
  },
  daylight: {
    name: "屋外は明るいうちに",
    unmet: "暗くなってから終わる屋外の訪問があります",
    meaning: "照明のない屋外で、日没から30分を過ぎて終わる訪問の数です。",
    unit: "件",
    target: "0",
  },
  sunsets: {
    name: "夕日",
    unmet: "日没の少し前に離れる展望スポットがあります",
    meaning: "1日あたりの数：日没の15～75分前に離れる展望スポット。",
    unit: "件/日",
    target: "0",
  },
  heat: {
    name: "暑さを避ける",
    unmet: "暑い時間帯の訪問があります",
    meaning: "1日あたりの数：暑い月の正午ごろ（猛暑ならほぼ終日）の屋外の訪問。",
    unit: "件/日",
    target: "0",
  },
  draftFidelity: {
    name: "下書きに忠実",
    unmet: "下書きと違いすぎます",
    meaning: "下書きの有効なスポットのうち、プランに残っている割合です。",
    unit: "%",
    target: "90以上（同じ日のままは70以上）",
  },
  planningTime: {
    name: "速く、いつも同じ結果",
    unmet: "プラン作成に時間がかかりすぎました",
    meaning: "プラン作成にかかった時間です。",
    unit: "ミリ秒",
    target: "250以下（毎回同じプランになること）",
  },
};
